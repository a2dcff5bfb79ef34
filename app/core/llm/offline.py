"""TEMPORARY stand-in."""
from app.core.models import ModelInfo
from app.core.llm.port import *
OFFLINE_INFO = ModelInfo("offline",0,"","",True,False,False,None,False,True)
class OfflineAssistant:
    async def server(self): return ServerInfo("",(OFFLINE_INFO,))
    async def window(self, model, wanted): return 8192
    async def chat(self, request):
        yield ChatChunk(text="I am offline."); yield ChatChunk(done=True,done_reason="stop")
    async def ask(self, request, schema): raise AppError(ErrorCode.MODEL_NO_CHAT)
    async def pull(self, model):
        raise AppError(ErrorCode.SERVER_UNREACHABLE)
        yield
    async def close(self): pass
